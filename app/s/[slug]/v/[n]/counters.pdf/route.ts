export { countersPdf as GET } from '@/app/_server/pictures';
