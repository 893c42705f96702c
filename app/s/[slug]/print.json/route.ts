export { servePrintJson as GET } from '@/app/_server/published/version-prints';
