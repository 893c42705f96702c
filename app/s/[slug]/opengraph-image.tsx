import type { VersionContext } from '@/app/_server/published/version-files';
import { serveShareImage } from '@/app/_server/published/version-pictures';
import { SHARE_HEIGHT, SHARE_WIDTH } from '@/components/share-image/share-image';

export const size = { width: SHARE_WIDTH, height: SHARE_HEIGHT };
export const contentType = 'image/png';

const Image = (context: VersionContext) => serveShareImage(null, context);

export default Image;
