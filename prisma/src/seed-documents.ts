import { randomUUID } from 'node:crypto'
import type { Prisma } from './client.ts'
import { daysAgo } from './demo/days-ago.ts'
import { demoDocuments } from './demo/documents.ts'
import { pdfOf } from './demo/pdf.ts'

/** Where the files of the demo data go. */
export interface DemoFiles {
  put(key: string, content: Buffer, contentType: string): Promise<void>
}

/** Documents for a member, with the files that open when they are downloaded. */
export async function seedDocuments(tx: Prisma.TransactionClient, userId: string, files: DemoFiles): Promise<void> {
  const contentType = 'application/pdf'
  for (const { daysAgo: days, ...leaflet } of demoDocuments) {
    const content = await pdfOf(leaflet)
    const key = `documents/${userId}/${randomUUID()}`
    const createdAt = daysAgo(days)
    await files.put(key, content, contentType)
    await tx.document.create({
      data: {
        userId,
        name: leaflet.title,
        filename: `${leaflet.title}.pdf`,
        key,
        contentType,
        size: content.length,
        createdAt,
        arrivedAt: createdAt,
      },
    })
  }
}
