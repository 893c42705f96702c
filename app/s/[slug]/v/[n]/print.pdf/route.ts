export { printPdf as GET } from '@/app/_server/prints';
