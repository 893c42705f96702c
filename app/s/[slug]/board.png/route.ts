export { boardImage as GET } from '@/app/_server/pictures';
