export { previewPng as GET } from '@/app/_server/prints';
