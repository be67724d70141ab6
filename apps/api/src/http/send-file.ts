import type { FastifyReply } from 'fastify'

/** Sets the headers of a download: file name and media type. As with every answer of the API, no cache stores it. */
export const sendFile = (reply: FastifyReply, name: string, type: string): void => {
  reply.header('content-disposition', `attachment; filename="${name}"`).type(type)
}
