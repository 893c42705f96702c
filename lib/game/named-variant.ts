import { z } from 'zod';

const namedVariant = z.object({ id: z.string(), title: z.string() });
export type NamedVariant = z.infer<typeof namedVariant>;

const withVariants = z.object({ variants: z.array(z.unknown()) });

/** A variant of a document of which nothing else is read; null: it has none of this id. */
export const variantNamed = (document: unknown, id: string): NamedVariant | null => {
  const { variants = [] } = withVariants.safeParse(document).data ?? {};
  const named = variants.flatMap(variant => namedVariant.safeParse(variant).data ?? []);
  return named.find(variant => variant.id === id) ?? null;
};
