/** The READY column: three segments, two of them filled. A data URI, so that it costs no request. */
export const icon =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><path fill='%238a8177' d='M1 1h14v4H1z'/><path fill='%232a9d68' d='M1 6h14v4H1zM1 11h14v4H1z'/></svg>";
