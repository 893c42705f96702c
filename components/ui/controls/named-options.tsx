interface NamedOptionsProps {
  readonly items: readonly { readonly id: string; readonly title: string }[];
  /** The choice of none of them, under an empty value; absent: one must be chosen. */
  readonly none?: string;
}

/** The options of a select, each by its title. */
export const NamedOptions = ({ items, none }: NamedOptionsProps) => (
  <>
    {none !== undefined && <option value="">{none}</option>}
    {items.map(({ id, title }) => (
      <option key={id} value={id}>
        {title}
      </option>
    ))}
  </>
);
