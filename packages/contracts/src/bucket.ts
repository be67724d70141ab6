import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fileSize, line } from './scalars.ts'

export const bucket = {
  upload: endpoint({
    method: 'GET',
    path: '/bucket/upload/pb',
    access: 'signedIn',
    summary: 'An address to PUT a profile image to, and the key to finish with',
    query: z.object({ filename: line(200), size: fileSize }),
    output: z.object({ url: z.string(), key: z.string(), contentType: z.string() }),
  }),
  finish: endpoint({
    method: 'POST',
    path: '/bucket/upload/pb/finish',
    access: 'signedIn',
    summary: 'Check the image that has arrived and make it the profile image; what is none is deleted',
    body: z.object({ key: line(300) }),
    output: z.object({ success: z.literal(true), profileImage: z.string() }),
  }),
}
