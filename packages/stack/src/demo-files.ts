import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { DemoFiles } from '@kostbar/prisma/seed-documents'
import type { StorageAccess } from './storage-access.ts'

/** Uploads demo files to the object storage. */
export function demoFiles({ endpoint, region, bucket, accessKey, secretKey }: StorageAccess): DemoFiles & {
  close(): void
} {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
  })
  return {
    put: async (Key, Body, ContentType) => {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body, ContentType }))
    },
    close: () => client.destroy(),
  }
}
