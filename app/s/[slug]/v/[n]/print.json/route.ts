export { printJson as GET } from '@/app/_server/prints';
