/** The READY column: three segments, two of them filled. A data URI, so that it costs no request. */
export const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#2b2620"/><rect x="3" y="3" width="10" height="2.6" rx="1" fill="#8a8177"/><rect x="3" y="6.7" width="10" height="2.6" rx="1" fill="#4cb782"/><rect x="3" y="10.4" width="10" height="2.6" rx="1" fill="#4cb782"/></svg>',
)}`;
