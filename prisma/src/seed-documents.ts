import { randomUUID } from 'node:crypto'
import type { Prisma } from './client.ts'
import { daysAgo } from './demo/days-ago.ts'
import { demoDocuments } from './demo/documents.ts'
import { pdfOf } from './demo/pdf.ts'

/** Storage for the files of the demo data. */
export interface DemoFiles {
  put(key: string, content: Buffer, contentType: string): Promise<void>
}

/** Adds documents for a member, with their files. */
export async function seedDocuments(tx: Prisma.TransactionClient, userId: string, files: DemoFiles): Promise<void> {
  const contentType = 'application/pdf'
  const newestDaysAgo = Math.min(...demoDocuments.map((document) => document.daysAgo))
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
        // The newest document is not opened yet.
        openedAt: days > newestDaysAgo ? createdAt : null,
      },
    })
  }
}
