import type { Context } from '@/app/_server/files';
import { shareImage } from '@/app/_server/pictures';
import { SHARE_HEIGHT, SHARE_WIDTH } from '@/components/share-image/share-image';

export const size = { width: SHARE_WIDTH, height: SHARE_HEIGHT };
export const contentType = 'image/png';

const Image = (context: Context) => shareImage(null, context);

export default Image;
