import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { create as contentDisposition } from 'content-disposition'
import { reach } from './storage-client.ts'

export interface Upload {
  key: string
  contentType: string
  /** Bytes. */
  contentLength: number
}

export interface Download {
  key: string
  /** What it is saved as, in any language. */
  filename: string
  contentType: string
  /** To be shown instead of saved. Only pictures and PDFs are: anything else might run as a page. */
  inline?: boolean
}

/** Addresses a browser can use by itself, without our keys. */
export interface StorageAddresses {
  /** Takes a PUT of exactly this type and length, for 10 minutes. */
  presignUpload(file: Upload): Promise<string>
  /** Gives the file, for 5 minutes. */
  presignDownload(file: Download): Promise<string>
}

const uploadSeconds = 10 * 60
const downloadSeconds = 5 * 60
const showable = /^(image\/(avif|gif|jpeg|png|webp)|application\/pdf)$/

export function storageAddresses(client: S3Client, Bucket: string): StorageAddresses {
  return {
    presignUpload: ({ key: Key, contentType: ContentType, contentLength: ContentLength }) => {
      const command = new PutObjectCommand({ Bucket, Key, ContentType, ContentLength })
      // Only the host is signed by default, and any body would be taken.
      const signableHeaders = new Set(['content-type', 'content-length'])
      return reach(() => getSignedUrl(client, command, { expiresIn: uploadSeconds, signableHeaders }))
    },

    presignDownload: ({ key: Key, filename, contentType, inline }) => {
      const type = inline && showable.test(contentType) ? 'inline' : 'attachment'
      const ResponseContentDisposition = contentDisposition(filename, { type })
      const command = new GetObjectCommand({
        Bucket,
        Key,
        ResponseContentDisposition,
        ResponseContentType: contentType,
      })
      return reach(() => getSignedUrl(client, command, { expiresIn: downloadSeconds }))
    },
  }
}
