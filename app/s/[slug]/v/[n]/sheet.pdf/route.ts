export { sheetPdf as GET } from '@/app/_server/pictures';
