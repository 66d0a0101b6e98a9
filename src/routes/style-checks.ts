import { lesson } from 'virtual:readyroom/style';
import { checksResponse } from './lesson-checks.ts';

/** The checks of the style page's lesson. */
export const GET = (): Response => checksResponse(lesson);
