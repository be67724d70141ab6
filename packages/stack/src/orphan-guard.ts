/**
 * Loaded before a server's own code: when whoever started the server is killed while it still starts, nobody would
 * notice, for the news arrives once. Later the server listens for it itself and closes in its own way.
 */
process.once('disconnect', () => {
  if (process.listenerCount('disconnect') === 0) process.exit(1)
})
