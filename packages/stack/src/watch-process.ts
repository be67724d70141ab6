import { spawn } from 'node:child_process'
import { endProcess } from '@kostbar/machine/end-process'

/** Runs a script with `node --watch`, which alone would live on when whoever started it is killed. */
const [script] = process.argv.slice(2)
if (!script) throw new Error('watch-process.ts takes the script to run')
const watcher = spawn(process.execPath, ['--watch', '--watch-preserve-output', script], {
  stdio: ['ignore', 'inherit', 'inherit'],
})
const stop = () => void endProcess(watcher)
process.on('disconnect', stop).on('SIGTERM', stop).on('SIGINT', stop)
watcher.on('exit', (code) => process.exit(code ?? 1))
