import type { Language } from '#shared/values/language.ts';

const names = (text: string) => text.trim().split(/\s*[,\n]\s*/);

/** Surnames in Latin letters, most common first. */
export const latinFamilies: Record<Exclude<Language, 'ja' | 'ar' | 'ru'>, readonly string[]> = {
  en: names(`
    Smith, Johnson, Williams, Brown, Jones, Miller, Davis, Wilson, Anderson, Taylor, Thomas, Moore, Jackson, Martin
    Lee, Thompson, White, Harris, Clark, Lewis, Robinson, Walker, Young, Allen, King, Wright, Scott, Hill, Green, Adams
    Nelson, Baker, Hall, Campbell, Mitchell, Carter, Roberts, Phillips, Evans, Turner, Parker, Collins, Edwards, Stewart
    Morris, Murphy, Cook, Rogers, Morgan, Cooper, Peterson, Reed, Bailey, Bell, Kelly, Howard, Ward, Cox, Richardson
    Wood, Watson, Brooks, Bennett, Gray, James, Hughes, Price, Myers, Long, Foster, Sanders, Ross, Powell, Sullivan
    Russell, Jenkins, Perry, Butler, Barnes, Fisher, Henderson, Coleman, Simmons, Patterson, Jordan, Reynolds, Hamilton
    Graham, Wallace, West, Cole, Hayes, Bryant, Gibson, Ellis, Stevens, Murray, Ford, Marshall, Owens, Harrison, Kennedy
    Wells, Woods, Cunningham, Hunt, Black, Palmer, Rose, Stone, Dunn, Hale, Lindqvist, Larsen, Olson, Schmidt, Schneider
    Kowalski, Novak, Rossi, Romano, Nguyen, Tran, Kim, Park, Chen, Wang, Li, Wong, Patel, Singh, Shah, Khan, Okafor
    Adeyemi, Mensah, Cohen, Goldberg, O’Brien, O’Connor, O’Neill, McCarthy, McDonald, MacLeod, Fitzgerald, D’Angelo
    de Vries, van den Berg, van der Meer, von Hagen, St. Clair, Le Blanc, Featherstone, Ashworth, Kingsley-Moore`),
  fr: names(`
    Martin, Bernard, Dubois, Thomas, Robert, Richard, Petit, Durand, Leroy, Moreau, Simon, Laurent, Lefebvre, Michel
    Garcia, David, Bertrand, Roux, Vincent, Fournier, Morel, Girard, André, Mercier, Dupont, Lambert, Bonnet, François
    Faure, Rousseau, Blanc, Guérin, Boyer, Chevalier, Gauthier, Perrin, Le Goff, Le Gall, de La Tour, du Bois, d’Aubigny
    de Villiers, Desrosiers, Lévesque, Bélanger, Côté, Bouchard, Gagné`),
  tr: names(`
    Yılmaz, Kaya, Demir, Çelik, Şahin, Yıldız, Yıldırım, Öztürk, Aydın, Özdemir, Arslan, Doğan, Kılıç, Aslan, Çetin
    Kara, Koç, Kurt, Özkan, Şimşek, Polat, Korkmaz, Çakır, Erdoğan, Güneş, Aksoy, Bulut, Taş, Ünal, Güler`),
  pt: names(`
    da Silva, dos Santos, Ferreira, Pereira, de Oliveira, Costa, Rodrigues, Martins, de Sousa, Fernandes, Gonçalves
    Gomes, Lopes, Marques, Alves, de Almeida, Ribeiro, Pinto, Carvalho, Teixeira, Moreira, Correia, Mendes, Nunes
    Soares, Vieira, Monteiro, Cardoso, da Rocha, Neves, Coelho, da Cruz, Cunha, Pires, Ramos, Reis, Simões, Antunes
    Araújo, do Nascimento, Barbosa, Figueiredo, Magalhães, Guimarães`),
  es: names(`
    García, Rodríguez, González, Fernández, López, Martínez, Sánchez, Pérez, Gómez, Martín, Jiménez, Hernández, Ruiz
    Díaz, Moreno, Muñoz, Álvarez, Romero, Gutiérrez, Alonso, Navarro, Torres, Domínguez, Ramos, Vázquez, Ramírez, Gil
    Serrano, Morales, Molina, Suárez, Castro, Ortiz, Delgado, Núñez, Vargas, Cruz, Flores, Reyes, Mendoza, Guerrero
    de la Cruz, de la Fuente, del Río, de León, Ibáñez, Peña, Ríos, Ordóñez, Zúñiga`),
};
