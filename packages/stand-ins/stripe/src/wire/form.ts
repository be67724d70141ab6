import qs from 'qs'

/** Parses nested form-encoded parameters: `items[0][price]=…`, `expand[]=…`, `metadata[key]=…`. */
export const parseForm = (encoded: string): Record<string, unknown> =>
  qs.parse(encoded, { depth: 10, arrayLimit: 500, parameterLimit: 5000, plainObjects: false, ignoreQueryPrefix: true })
