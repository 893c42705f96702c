/** Ten prints at once in a process of their own; prints the most memory that it held. */
const [, , file] = process.argv;
const { tenAtOnce } = await import(file);
const bytes = await tenAtOnce();
const most = process.resourceUsage().maxRSS / 1024;
console.log(
  `ten prints at once: ${Math.round(bytes / 1000)} kB made, at most ${Math.round(most)} MB held (goal 400)`,
);
process.exitCode = most < 400 ? 0 : 1;
