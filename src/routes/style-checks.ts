import { lesson } from 'virtual:readyroom/style';
import { checksData } from '#model/resolve/lesson-data.ts';

/** The checks of the style page's lesson. */
export const GET = (): Response => Response.json(checksData(lesson));
