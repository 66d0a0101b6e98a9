import { checksResponse } from './lesson-checks.ts';
import { styleLesson } from './style-lesson.ts';

/** The check of the style page's lesson. */
export const GET = (): Response => checksResponse(styleLesson);
