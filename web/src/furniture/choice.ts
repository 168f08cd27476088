export type Choice = { key: string; label: string };

/** A person whom a sealed choice waits for. */
export type Chooser = { name: string; seed?: string; ready: boolean };

/** A person one can point at; `why` tells why not. */
export type Target = { seat: number; name: string; seed?: string; why?: string };
