import type { Adapter, AdapterPayload } from 'oidc-provider'
import { nowMs } from '../../platform/clock.ts'

/** oidc-provider's storage, in memory, with one map per model. */
export class MemoryAdapter implements Adapter {
  readonly #entries = new Map<string, AdapterPayload>()

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    this.#entries.set(id, payload)
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.#entries.get(id)
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...this.#entries.values()].find((payload) => payload.uid === uid)
  }

  async findByUserCode(): Promise<undefined> {
    return undefined
  }

  async consume(id: string): Promise<void> {
    const payload = this.#entries.get(id)
    if (payload) payload.consumed = Math.floor(nowMs() / 1_000)
  }

  async destroy(id: string): Promise<void> {
    this.#entries.delete(id)
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, payload] of this.#entries) if (payload.grantId === grantId) this.#entries.delete(id)
  }
}
