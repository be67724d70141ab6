/**
 * Preloaded into child servers: exits when the parent dies before the server has its own `disconnect` handler. The event
 * fires only once.
 */
process.once('disconnect', () => {
  if (process.listenerCount('disconnect') === 0) process.exit(1)
})
