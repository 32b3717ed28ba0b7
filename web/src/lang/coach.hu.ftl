# The coach of a practice table.

coach-practice = Gyakorlás
coach-hint = Tipp
coach-label = Gus, a mestered
coach-thinks = Mit gondol Gus
coach-not-counted = A gyakorló játékok nem számítanak.
coach-thinking = Gus gondolkodik …
coach-not-asked = Gus akkor szól, amikor téged kérdeznek.
coach-nothing = Erre Gus nem tud mit mondani.
coach-side-wins = a te oldalad nyer
coach-then = { $first }, aztán: { $then }
coach-more = Még { $count } lépés
coach-sees = Azt látja, amit te, a többiek lapjait nem. Sávok a helyeknél: mit hisz a szerepükről.
coach-bars-hide = Sávok elrejtése
coach-bars-show = Sávok mutatása
# $roles: a list of coach-role.
coach-belief = Mit gondol a mester erről: { $name }: { $roles }
coach-role = { $role } { $percent }
coach-warns = Gus figyelmeztet
coach-sure = Biztos vagy benne?
coach-costs = Ez körülbelül { $points } pontba kerül. Jobb: { $better }.
coach-anyway = Mégis ezt játszom
coach-back = Vissza
coach-close = Bezárás
