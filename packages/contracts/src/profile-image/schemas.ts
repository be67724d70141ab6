import * as z from 'zod/mini'
import { fileSize, line } from '../scalars.ts'

export const profileImageSchemas = () => ({
  upload: {
    summary: 'An address to PUT a profile image to, and the key to finish with',
    query: z.object({ filename: line(200), size: fileSize }),
    output: z.object({ url: z.string(), key: z.string(), contentType: z.string() }),
  },
  finish: {
    summary: 'Check the image that has arrived and make it the profile image; what is none is deleted',
    body: z.object({ key: line(300) }),
    output: z.object({ success: z.literal(true), profileImage: z.string() }),
  },
})
