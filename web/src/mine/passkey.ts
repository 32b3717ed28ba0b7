/** Passkeys, where this browser and this address can have them. */
import type { Link } from "../protocol";
import { change } from "./ask";

export function isPossible(): boolean {
  return isSecureContext && "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

/** Makes a passkey for whoever one is here. */
export async function add(): Promise<void> {
  const offer = await change<PublicKeyCredentialCreationOptionsJSON>("passkey/offer");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(offer);
  await change("passkey/add", { credential: shown(await navigator.credentials.create({ publicKey })) });
}

/** Asks for one that was made before; the answer is a link as from another device. */
export async function come(): Promise<string> {
  const asks = await change<PublicKeyCredentialRequestOptionsJSON>("passkey/ask");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asks);
  const { link } = await change<Link>("passkey/come", {
    credential: shown(await navigator.credentials.get({ publicKey })),
  });
  return link;
}

function shown(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error("nothing was shown");
  return credential.toJSON();
}
