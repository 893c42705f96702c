export { mapPdf as GET } from '@/app/_server/pictures';
