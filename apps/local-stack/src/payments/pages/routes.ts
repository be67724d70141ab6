import type { FastifyInstance } from 'fastify'
import type { Deliveries } from '../events/deliveries.ts'
import type { World } from '../world.ts'

export async function paymentPages(_app: FastifyInstance, _options: { world: World; deliveries: Deliveries }) {}
