import { z } from 'zod';
import { ANNOTATION_INKS, ANNOTATION_KINDS } from '@/lib/drawing/annotations';

const coordinate = z.number().min(-10_000).max(20_000);

/** Notes that an author draws over the map: they are printed with it. */
export const annotationSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(60),
  kind: z.enum(ANNOTATION_KINDS),
  ink: z.enum(ANNOTATION_INKS),
  points: z
    .array(z.tuple([coordinate, coordinate]))
    .min(1)
    .max(400)
    .describe(
      'In board units from the upper left corner of the board; a text has one point, an arrow two or three.',
    ),
  text: z.string().max(500).optional(),
  size: z.number().min(4).max(400).optional().describe('Height of the letters of a text, in board units.'),
});
export type Annotation = z.infer<typeof annotationSchema>;

const factor = z.number().min(-1000).max(1000);
const offset = z.number().min(-1_000_000).max(1_000_000);

/** A picture under the board while it is drawn, an old map say; it stays with the draft and is never published. */
export const underlaySchema = z.strictObject({
  matrix: z
    .tuple([factor, factor, factor, factor, offset, offset])
    .describe(
      'From pixels of the picture to board units: x = a·px + c·py + e, y = b·px + d·py + f, given as [a, b, c, d, e, f].',
    ),
  opacity: z.number().min(0).max(1).describe('How strongly it shows through the board.'),
});
export type Underlay = z.infer<typeof underlaySchema>;
