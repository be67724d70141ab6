import type { FastifyReply } from 'fastify'

/** Names a file to download. Like every answer of the API, no cache stores it. */
export const sendFile = (reply: FastifyReply, name: string, type: string): void => {
  reply.header('content-disposition', `attachment; filename="${name}"`).type(type)
}
