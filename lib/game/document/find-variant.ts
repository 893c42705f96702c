import { z } from 'zod';

const namedVariantSchema = z.object({ id: z.string(), title: z.string() });
export type NamedVariant = z.infer<typeof namedVariantSchema>;

const withVariantsSchema = z.object({ variants: z.array(z.unknown()) });

/** A variant of a document, without parsing the rest; null: it has none with this id. */
export const findVariant = (document: unknown, id: string): NamedVariant | null => {
  const { variants = [] } = withVariantsSchema.safeParse(document).data ?? {};
  const named = variants.flatMap(variant => namedVariantSchema.safeParse(variant).data ?? []);
  return named.find(variant => variant.id === id) ?? null;
};
