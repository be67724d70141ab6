import { spawn } from 'node:child_process'
import { endProcess } from '@kostbar/machine/end-process'

/** Runs a script with `node --watch` and ends it with its parent, which `node --watch` alone does not. */
const [script] = process.argv.slice(2)
if (!script) throw new Error('watch-process.ts takes the script to run')
const watcher = spawn(process.execPath, ['--watch', '--watch-preserve-output', script], {
  stdio: ['ignore', 'inherit', 'inherit'],
})
const stop = () => void endProcess(watcher)
process.on('disconnect', stop).on('SIGTERM', stop).on('SIGINT', stop)
watcher.on('exit', (code) => process.exit(code ?? 1))
