import type { RailTool } from '@/lib/editor/tools/rail-tools';

const PATHS: Readonly<Record<RailTool, string>> = {
  select: 'M5 3v15l4.2-3.6 2.900 6 2.800-1.300-2.900-5.900h5.500Z',
  hand: 'M7 13V6.200a1.400 1.400 0 0 1 2.800 0V11 4.400a1.400 1.400 0 0 1 2.800 0V11 5.200a1.400 1.400 0 0 1 2.800 0V12 8a1.400 1.400 0 0 1 2.800 0v6.500c0 4-2.400 6.500-5.900 6.500-3 0-4.400-1.300-6-4l-2.400-4a1.500 1.500 0 0 1 2.400-1.700Z',
  terrain: 'M2 19 8.500 9.500l4 6M11 19l4.500-5M2 19h20M17 14v5M17 14a4 4 0 1 0-.1 0',
  hexsides: 'M8 4h8l4.500 8L16 20H8L3.500 12ZM16 4l4.500 8L16 20',
  roads: 'M3 20C6 14 5 9 8 4M7 20c3-6 2-11 5-16M13 20l3.500-11L20 20M14.300 16.500h4.500',
  names: 'M4 20 9.500 5 15 20M6 15h7M17 20v-8M17 14c0-2 4-2.500 4 0v6',
  zones: 'M4 4h3M10 4h4M17 4h3v3M20 10v4M20 17v3h-3M14 20h-4M7 20H4v-3M4 14v-4M4 7V4M10 16V8l5 2.500-5 2.500',
  walls: 'M3 20V8h3v2h3V8h6v2h3V8h3v12ZM10 20v-5h4v5',
  locations: 'M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11ZM12 12.500a2.500 2.500 0 1 0-.1 0',
  units: 'M4 4h16v16H4ZM8.500 8.500l7 7M15.500 8.500l-7 7',
  notes: 'M4 20l1-4.500L16 4.500l3.500 3.500L8.500 19ZM13.500 7l3.500 3.500M11 20h9',
  measure: 'M3 16 16 3l5 5L8 21ZM7 12l2 2M10 9l3 3M13 6l2 2',
};

export const ToolIcon = ({ tool }: { readonly tool: RailTool }) => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path
      d={PATHS[tool]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </svg>
);
