/** Each item with a key of its own: those of the same name are counted, and keep their number when others come or go. */
export const withKeys = <Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly { readonly key: string; readonly item: Item }[] => {
  const counts = new Map<string, number>();
  return items.map(item => {
    const name = nameOf(item);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return { key: `${name} ${count}`, item };
  });
};
