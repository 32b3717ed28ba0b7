/** Short messages that pass by: a key and its arguments, said in the language of the moment. */
const STAYS = 4500;

export interface Toast {
  id: number;
  key: string;
  args: Record<string, string | number>;
}

class Toasts {
  all = $state.raw<Toast[]>([]);
}

export const toasts = new Toasts();
let last = 0;

export function toast(key: string, args: Record<string, string | number> = {}): void {
  const id = ++last;
  toasts.all = [...toasts.all.filter((one) => one.key !== key), { id, key, args }];
  setTimeout(() => dismiss(id), STAYS);
}

export function dismiss(id: number): void {
  toasts.all = toasts.all.filter((one) => one.id !== id);
}
