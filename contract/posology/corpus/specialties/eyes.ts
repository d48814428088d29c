/** Dosage instructions of ophthalmology. */
export const EYES = `
15 ml | /12h | 14d | +en enjuague,30 segundos cada vez
Hacer enjuagues con 15 ml cada 12 horas durante 14 días, 30 segundos cada vez.
  enjuague bucal 15 ml por 30 segundos c/12h x 14 dias

1 gota | en cada ojo | /12h | oftálmica
Aplicar 1 gota en cada ojo cada 12 horas.
  1 gota en AO c/12h

1 gota | en cada ojo | /4h | 10d | oftálmica
Aplicar 1 gota en cada ojo cada 4 horas durante 10 días.
  1 gota ao c/4h x 10 dias

1 gota | en cada ojo | /8h | 7d | oftálmica > 1 gota | en cada ojo | /12h | 7d | oftálmica
Aplicar 1 gota en cada ojo cada 8 horas durante 7 días; después, 1 gota en cada ojo cada 12 horas durante 7 días.
  1 gota AO c/8h x 7 dias y luego c/12h x 7 dias

1 gota | en el ojo derecho | /1h | oftálmica | +mientras esté despierto
Aplicar 1 gota en el ojo derecho cada hora, mientras esté despierto.
  1 gota cada hora en ojo derecho mientras este despierto

1 gota | en el ojo izquierdo | /2h | 48h | oftálmica > 1 gota | en el ojo izquierdo | /4h | 5d | oftálmica
Aplicar 1 gota en el ojo izquierdo cada 2 horas durante 48 horas; después, 1 gota en el ojo izquierdo cada 4 horas durante 5 días.
  1 gota c/2h en OI x 48 horas luego c/4h x 5 dias

1 gota | en cada ojo | 4x/d | oftálmica
Aplicar 1 gota en cada ojo 4 veces al día.
  aplicar 1 gota en ambos ojos 4 veces al dia

1 gota | en el ojo izquierdo | /6h | 10d | oftálmica
Aplicar 1 gota en el ojo izquierdo cada 6 horas durante 10 días.
  1 gota c/6 hrs ojo izquierdo por 10 dias

1 gota | en cada ojo | NIGHT | endless | oftálmica
Aplicar 1 gota en cada ojo por la noche, no deje de usarlo sin hablar con su médico.
  1 gota en la noche en ambos ojos sin suspender

1 cm | dentro del párpado inferior | /8h | 7d | oftálmica
Aplicar 1 cm dentro del párpado inferior cada 8 horas durante 7 días.
  aplicar 1 cm de unguento en fondo de saco c/8h x 7d

1 óvulo | /24h NIGHT | 7d | vaginal
Aplicar 1 óvulo en la vagina cada 24 horas, por la noche, durante 7 días.
  1 ovulo vaginal c/24h por la noche x 7 dias`
