export { serveBoardWebp as GET } from '@/app/_server/published/version-pictures';
