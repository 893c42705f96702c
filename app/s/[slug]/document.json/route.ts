export { documentJson as GET } from '@/app/_server/pictures';
