/** The READY column of `DocumentHead.astro` on paper, with room around it for a mask; the side in pixels. */
const icons: Readonly<Record<string, string>> = {
  '/icon-192.png':
    'iVBORw0KGgoAAAANSUhEUgAAAMAAAADAAgMAAAAvsoSUAAAACVBMVEX7+fWKgXcqnWg2u0YqAAAARElEQVR42u3WMQ0AIAwAwZrABHrAI0ElO0O3JiTc7b9/BABwaTMxBAKBQCCoCnhD34klEAgEAkFVgBMQCAQCgRMAgG8dPfRyjZVosVwAAAAASUVORK5CYII=',
  '/icon-512.png':
    'iVBORw0KGgoAAAANSUhEUgAAAgAAAAIAAgMAAACJFjxpAAAACVBMVEX7+fWKgXcqnWg2u0YqAAAA4ElEQVR42u3XQQ0AIAwAsYEyTOAHPaiciYWwpKeg34uQJEmSJEmSJEmSJEmSJEmSJEnSr41d2gIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA6AeQJEmSNG9pBwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACgH0CSJEmSLwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAkCRJkiRJkiRJkiRJkiRJkiRJ0qsSDfj7MgUJ5MMAAAAASUVORK5CYII=',
};

/** An icon of the site as an app: see `app.ts`. */
export function GET({ routePattern }: { routePattern: string }): Response {
  const bytes = Uint8Array.from(atob(icons[routePattern] ?? ''), (character) =>
    character.charCodeAt(0),
  );
  return new Response(bytes, { headers: { 'content-type': 'image/png' } });
}
