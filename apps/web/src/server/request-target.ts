/**
 * Path and query of a request target. HTTP also allows the absolute form (`GET http://host/path`), which proxies send;
 * its host is ignored, as the `Host` header is.
 */
export const originForm = (target: string): string =>
  target.startsWith('/') ? target : target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/')
