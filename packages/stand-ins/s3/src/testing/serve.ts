import { listenForStorage } from '../listen.ts'
import { bucket, credentials, webOrigins } from './settings.ts'

/** A stand-in in a child process for crash tests: takes a directory, sends its port. */
const [directory] = process.argv.slice(2)
if (!directory) throw new Error('serve.ts takes the directory to serve')
const { port } = await listenForStorage({ ...credentials, directory, bucket, webOrigins }, 0)
process.send?.({ port })
process.on('disconnect', () => process.exit())
