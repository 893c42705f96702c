export { VersionPage as default, versionMetadata as generateMetadata } from '@/app/s/version-page';
