import { DateOfBattle } from './year';

/** The day of a moment in ISO 8601. */
export const DayOf = ({ moment }: { readonly moment: string }) => {
  const [year = 1, month, day] = moment.slice(0, 'yyyy-mm-dd'.length).split('-').map(Number);
  return (
    <time dateTime={moment}>
      <DateOfBattle date={{ year, month, day }} />
    </time>
  );
};
