export { LabPage as default, labMetadata as generateMetadata } from '@/app/s/lab-page';
