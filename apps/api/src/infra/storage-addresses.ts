import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { create as contentDisposition } from 'content-disposition'
import type { StorageClient } from './storage-client.ts'

export interface Upload {
  key: string
  contentType: string
  /** Bytes. */
  contentLength: number
}

export interface Download {
  key: string
  /** Name of the saved file, any characters. */
  filename: string
  contentType: string
  /**
   * Whether a browser shows the file instead of saving it; only for images and PDFs, because other types may run
   * scripts.
   */
  inline?: boolean
}

/** Presigned URLs for browsers. */
export interface StorageAddresses {
  /** A URL that for 10 minutes accepts a PUT of exactly this type and length. */
  presignUpload(file: Upload): Promise<string>
  /** A URL that for 5 minutes delivers the file. */
  presignDownload(file: Download): Promise<string>
}

const uploadUrlSeconds = 10 * 60
const downloadUrlSeconds = 5 * 60
const inlineTypes = /^(image\/(avif|gif|jpeg|png|webp)|application\/pdf)$/

export function storageAddresses({ s3, bucket: Bucket, withTimeout }: StorageClient): StorageAddresses {
  return {
    presignUpload: ({ key: Key, contentType: ContentType, contentLength: ContentLength }) => {
      const command = new PutObjectCommand({ Bucket, Key, ContentType, ContentLength })
      // Without this only the host is signed, and the URL would accept any type and length.
      const signableHeaders = new Set(['content-type', 'content-length'])
      return withTimeout(() => getSignedUrl(s3, command, { expiresIn: uploadUrlSeconds, signableHeaders }))
    },

    presignDownload: ({ key: Key, filename, contentType, inline }) => {
      const type = inline && inlineTypes.test(contentType) ? 'inline' : 'attachment'
      const ResponseContentDisposition = contentDisposition(filename, { type })
      const command = new GetObjectCommand({
        Bucket,
        Key,
        ResponseContentDisposition,
        ResponseContentType: contentType,
      })
      return withTimeout(() => getSignedUrl(s3, command, { expiresIn: downloadUrlSeconds }))
    },
  }
}
