import { paths } from '../paths.ts'

/** Path of the thread with a client in the trainer's inbox. @param clientId id of the client's account */
export const inboxPath = (clientId: string): string => paths.inboxThread.replace(':id', clientId)
