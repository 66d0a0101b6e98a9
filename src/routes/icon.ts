/** The READY column: three segments, two of them filled. A file, since as a part of each page it would weigh more. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#8a8177" d="M1 1h14v4H1z"/><path fill="#2a9d68" d="M1 6h14v4H1zM1 11h14v4H1z"/></svg>
`;

export function GET(): Response {
  return new Response(icon, { headers: { 'content-type': 'image/svg+xml' } });
}
