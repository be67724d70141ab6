import { createECDH, createHash, type ECDH, randomBytes } from 'node:crypto'

/** Answer of the push service to pushes for a device; `HANG` never answers. */
export type Behaviour = { status: number; retryAfter?: number } | 'HANG'

export interface Device {
  id: string
  receiver: ECDH
  auth: Buffer
  behaviour: Behaviour
}

/** A message that reached a device. */
export interface ReceivedPush {
  deviceId: string
  /** Equal for attempts at the same message: only the last one waits for a device that is offline. */
  topic: string
  /** The decrypted contents. */
  payload: string
  receivedAt: string
}

/** Subscription in the form of a browser's `PushSubscription.toJSON()`. */
export interface DeviceSubscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

const curve = 'prime256v1'

/** Device whose keys are derived from its name, so that it is the same after a restart. */
function namedDevice(id: string): Device {
  const receiver = createECDH(curve)
  receiver.setPrivateKey(createHash('sha256').update(`key of ${id}`).digest())
  const auth = createHash('sha256').update(`secret of ${id}`).digest().subarray(0, 16)
  return { id, receiver, auth, behaviour: { status: 201 } }
}

/** Devices of a push service, and the last messages that reached them. */
export function openDevices(origin: () => string) {
  const devices = new Map<string, Device>()
  const received: ReceivedPush[] = []

  const find = (id: string): Device => {
    const device = devices.get(id) ?? namedDevice(id)
    devices.set(id, device)
    return device
  }

  return {
    find,
    received,

    /** Subscription of the device with this name, or of a new device. */
    subscribe: (id: string = randomBytes(12).toString('hex')): DeviceSubscription => {
      const { receiver, auth } = find(id)
      return {
        endpoint: `${origin()}/push/${id}`,
        keys: { p256dh: receiver.getPublicKey('base64url'), auth: auth.toString('base64url') },
      }
    },

    behave: (id: string, behaviour: Behaviour): void => {
      find(id).behaviour = behaviour
    },

    add: (message: ReceivedPush): void => {
      received.push(message)
    },
  }
}

export type Devices = ReturnType<typeof openDevices>
